#!/bin/bash
# Starts a node in a container: with what its data are, and as the first of a cluster only where it is told so.
# GALERA_NODES names all nodes; GALERA_START names the one that begins, once or after all of them were down.
set -euo pipefail
node=$(hostname)
data=/var/lib/mysql
state=$data/grastate.dat

others_answer() {
	for other in $GALERA_NODES; do
		[ "${other%%.*}" = "$node" ] && continue
		timeout 2 bash -c "</dev/tcp/$other/4567" 2>/dev/null && return 0
	done
	return 1
}

set -- "$@" --wsrep-node-name="$node" --wsrep-node-address="$(hostname -i)" \
	--wsrep-cluster-address="gcomm://${GALERA_NODES// /,}" --wsrep-sst-auth=mysql:
if [ -f "$state" ]; then
	# It may crash once it has said the position, its last act: MariaDB 10.11.19 does at times.
	position=$({ mariadbd --user=mysql "$@" --wsrep-recover --log-error-verbosity=3 2>&1 || true; } |
		sed -n 's/.*Recovered position: *//p' | tail -n 1)
	echo "$node has ${position:-data that do not say how far they are}"
	[ -n "$position" ] && set -- "$@" --wsrep-start-position="$position"
	[ "${GALERA_START:-}" = "$node" ] && sed -i 's/safe_to_bootstrap: 0/safe_to_bootstrap: 1/' "$state"
fi
# Whoever stopped last, after all others, may begin by itself.
if { [ "${GALERA_START:-}" = "$node" ] || grep -qs 'safe_to_bootstrap: 1' "$state"; } && ! others_answer; then
	echo "$node begins"
	set -- "$@" --wsrep-new-cluster
fi
exec docker-entrypoint.sh mariadbd "$@"
