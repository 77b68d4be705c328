"""What schemathesis is told of our bodies: lines of records go out as they are (SCHEMATHESIS_HOOKS names this module)."""

import schemathesis


@schemathesis.serializer("application/x-ndjson", "application/jsonl")
def lines(context, value):
    return value if isinstance(value, bytes) else str(value).encode()
