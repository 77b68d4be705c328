#!/bin/sh
# Requests to strut-server, with curl. Start it (strut-server --port 8088), then run:
# sh requests.sh http://127.0.0.1:8088
set -eu
service=${1:-http://127.0.0.1:8088}
here=$(dirname "$0")
ask() { curl --silent --show-error --fail-with-body "$@"; }

# The size of body text at the largest text size, and the scaled value of 17 points.
ask "$service/v1/styles?category=AX5"
ask "$service/v1/scale?values=17&style=body&category=AX5"

# One string, several strings, and a stream of strings, measured while it is being sent.
ask --json '{"text": "Add to favorites", "font": "Palatino", "size": 18}' "$service/v1/measure"
ask --json '[{"text": "Add"}, {"text": "Hinzufügen", "lang": "de"}]' "$service/v1/measure?style=body&width=100"
printf '{"text": "Add"}\n{"text": "Hinzufügen"}\n' |
  ask --no-buffer --header 'Content-Type: application/x-ndjson' --data-binary @- "$service/v1/measure"

# A cell: its layout, and its picture at three text sizes.
ask --header 'Content-Type: application/yaml' --data-binary "@$here/../self-sizing-cell.yaml" "$service/v1/layout?category=AX5"
ask --header 'Content-Type: application/yaml' --data-binary "@$here/../self-sizing-cell.yaml" \
  --output /dev/null "$service/v1/layout?category=XS,L,AX5&format=png"

# An audit, for continuous integration.
ask --header 'Content-Type: application/yaml' --data-binary "@$here/../self-sizing-cell.yaml" "$service/v1/audit?format=sarif"
