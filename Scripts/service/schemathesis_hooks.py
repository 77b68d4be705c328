"""What schemathesis is told of our bodies (SCHEMATHESIS_HOOKS names this module): lines of records go out as they are, and none of them is wrong as a
whole, for each has its own answer."""

import schemathesis
from schemathesis.core.parameters import ParameterLocation

LINES = ("application/x-ndjson", "application/jsonl")


@schemathesis.serializer(*LINES)
def lines(context, value):
    return value if isinstance(value, bytes) else str(value).encode()


@schemathesis.hook
def filter_case(context, case):
    return not (case.media_type in LINES and case.meta and case.meta.is_negative_at(ParameterLocation.BODY))
