#!/bin/sh
# HAProxy asks: galera-check.sh PROXY-ADDRESS PROXY-PORT SERVER-ADDRESS SERVER-PORT
# A node may write while it is in sync (4), or gives another node the whole database (2).
answer=$(
	timeout 2 mariadb --no-defaults --user=clustercheck --host="$3" --port="$4" --protocol=tcp \
		--connect-timeout=1 --skip-column-names --silent --execute="
			SELECT GROUP_CONCAT(variable_value ORDER BY variable_name SEPARATOR ' ')
			FROM information_schema.global_status
			WHERE variable_name IN ('wsrep_local_state', 'wsrep_ready')" 2>/dev/null
)
[ "$answer" = '4 ON' ] || [ "$answer" = '2 ON' ]
