#!/bin/sh
# Runs a program of the server as its unit does, with its user and settings: run.sh backup FILE, with FILE's whole path.
set -eu
program=/opt/vehicle-dispatch/backend/dist/$1.js
shift
exec systemd-run --quiet --pipe --wait --collect --uid=dispatch --working-directory=/opt/vehicle-dispatch \
	--property=EnvironmentFile=/etc/vehicle-dispatch/app.env --property=UMask=0077 --setenv=NODE_ENV=production \
	/opt/vehicle-dispatch/node_modules/.bin/node "$program" "$@"
