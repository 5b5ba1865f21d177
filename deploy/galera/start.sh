#!/bin/bash
# Starts a node in a container from its stored position. GALERA_NODES names all nodes. GALERA_START names the node
# that bootstraps the cluster: at first, or after all nodes were down.
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
	# MariaDB 10.11.19 sometimes crashes after it printed the position, its last step: ignore its status.
	position=$({ mariadbd --user=mysql "$@" --wsrep-recover --log-error-verbosity=3 2>&1 || true; } |
		sed -n 's/.*Recovered position: *//p' | tail -n 1)
	echo "$node has ${position:-data that do not say how far they are}"
	[ -n "$position" ] && set -- "$@" --wsrep-start-position="$position"
	[ "${GALERA_START:-}" = "$node" ] && sed -i 's/safe_to_bootstrap: 0/safe_to_bootstrap: 1/' "$state"
fi
# The node that stopped last can bootstrap without GALERA_START.
if { [ "${GALERA_START:-}" = "$node" ] || grep -qs 'safe_to_bootstrap: 1' "$state"; } && ! others_answer; then
	echo "$node begins"
	set -- "$@" --wsrep-new-cluster
fi
exec docker-entrypoint.sh mariadbd "$@"
