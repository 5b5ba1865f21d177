-- HAProxy asks for the health of a node with it; it has no right to anything else.
CREATE USER IF NOT EXISTS clustercheck@'%';
