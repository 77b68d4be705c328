#!/bin/sh
# What to ask strut-server, with curl. Start it (strut-server --port 8088), then: sh requests.sh http://127.0.0.1:8088
set -eu
service=${1:-http://127.0.0.1:8088}
here=$(dirname "$0")
ask() { curl --silent --show-error --fail-with-body "$@"; }

# The size of a body text at the largest text size, and what 17 points of a design become.
ask "$service/v1/styles?category=AX5"
ask "$service/v1/scale?values=17&style=body&category=AX5"

# One text; several; and a stream of them, answered while it is still being sent.
ask --json '{"text": "Add to favorites", "font": "Palatino", "size": 18}' "$service/v1/measure"
ask --json '[{"text": "Add"}, {"text": "Hinzufügen", "lang": "de"}]' "$service/v1/measure?style=body&width=100"
printf '{"text": "Add"}\n{"text": "Hinzufügen"}\n' |
  ask --no-buffer --header 'Content-Type: application/x-ndjson' --data-binary @- "$service/v1/measure"

# A cell: its numbers, and its picture at three text sizes.
ask --header 'Content-Type: application/yaml' --data-binary "@$here/../self-sizing-cell.yaml" "$service/v1/layout?category=AX5"
ask --header 'Content-Type: application/yaml' --data-binary "@$here/../self-sizing-cell.yaml" \
  --output /dev/null "$service/v1/layout?category=XS,L,AX5&format=png"

# What a person would see go wrong, for a build server.
ask --header 'Content-Type: application/yaml' --data-binary "@$here/../self-sizing-cell.yaml" "$service/v1/audit?format=sarif"
