#!/bin/sh
# Makes the secrets of compose.yaml in deploy/secrets, each where it is missing: run again, it changes none that is there.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
make() {
    [ -s "secrets/$1" ] || printf '%s' "$2" >"secrets/$1"
    # The users of the containers read it; on this machine the folder lets nobody in.
    chmod 444 "secrets/$1"
}
random() { od -An -tx1 -N32 /dev/urandom | tr -d ' \n'; }
make postgres_password "$(random)"
make redis_password "$(random)"
make token_secret "$(random)"
make metrics_token "$(random)"
make database_url "postgres://halyard:$(cat secrets/postgres_password)@postgres:5432/halyard"
make redis_url "redis://:$(cat secrets/redis_password)@redis:6379"
make redis_limits_url "redis://:$(cat secrets/redis_password)@redis-limits:6379"
echo 'deploy/secrets is complete; put a copy where your backups are.'
