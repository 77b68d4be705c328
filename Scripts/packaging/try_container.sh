#!/bin/bash
# Runs the container of the service as in Deployment/Containerfile, and sends requests to it.
#
# usage: Scripts/packaging/try_container.sh ENGINE IMAGE     (ENGINE: docker or podman)
set -euo pipefail
engine=$1 image=$2 port=18089
container=$("$engine" run --detach --rm --read-only --cap-drop=all --security-opt=no-new-privileges --memory=2g \
  --publish "127.0.0.1:$port:8088" "$image")
trap '"$engine" stop "$container" >/dev/null' EXIT
for _ in $(seq 100); do
  curl --silent --fail --output /dev/null "http://127.0.0.1:$port/health/ready" && break
  sleep 0.1
done
curl --silent --fail -H 'Content-Type: application/json' -d '{"text": "Add to favorites", "width": 288}' \
  "http://127.0.0.1:$port/v1/measure"
