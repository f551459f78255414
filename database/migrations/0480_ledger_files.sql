-- Ledgers of demand reports are files of the common kind (decision 0143); files of the old kind are kept for a day and asked for anew.
drop table ledger_export;
