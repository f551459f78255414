-- Opening the same case again within the hour is one look, not many.
create unique index credit_access_hour on credit_access
  (authorisation_id, account_id, what, date_trunc('hour', at at time zone 'UTC'));
