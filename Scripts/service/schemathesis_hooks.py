"""Hooks for schemathesis (SCHEMATHESIS_HOOKS contains the name of this module): lines of records
are sent unchanged, and none of them is invalid as a whole, because each line has its own
response."""

import schemathesis
from schemathesis.core.parameters import ParameterLocation

LINES = ("application/x-ndjson", "application/jsonl")


@schemathesis.serializer(*LINES)
def lines(context, value):
    return value if isinstance(value, bytes) else str(value).encode()


@schemathesis.hook
def filter_case(context, case):
    return not (case.media_type in LINES and case.meta and case.meta.is_negative_at(ParameterLocation.BODY))
