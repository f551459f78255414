#!/bin/sh
# Patroni runs this once, on the first primary: the roles of the product and its database.
set -eu
psql -v ON_ERROR_STOP=1 "$1" <<'SQL'
create role lqr_owner login password '{{secrets.owner}}';
create role lqr_app login password '{{secrets.application}}';
create database longqirong owner lqr_owner;
create role rewinder login password '{{secrets.rewind}}';
grant execute on function pg_catalog.pg_ls_dir(text, boolean, boolean) to rewinder;
grant execute on function pg_catalog.pg_stat_file(text, boolean) to rewinder;
grant execute on function pg_catalog.pg_read_binary_file(text) to rewinder;
grant execute on function pg_catalog.pg_read_binary_file(text, bigint, bigint, boolean) to rewinder;
SQL
