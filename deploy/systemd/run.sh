#!/bin/sh
# Runs a program of the server with the unit's user and settings: run.sh backup FILE, with FILE's absolute path.
set -eu
program=/opt/vehicle-dispatch/backend/dist/$1.js
shift
exec systemd-run --quiet --pipe --wait --collect --uid=dispatch --working-directory=/opt/vehicle-dispatch \
	--property=EnvironmentFile=/etc/vehicle-dispatch/app.env --property=UMask=0077 --setenv=NODE_ENV=production \
	/opt/vehicle-dispatch/node_modules/.bin/node "$program" "$@"
