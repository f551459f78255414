-- What an institution asks for by name, so that each document has a place of its own (decision 0110).
alter table product_application add column supplement_documents text[] not null default '{}';
