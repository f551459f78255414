-- Whether what stands in a state is of few enterprises is known from its newest applications (decision 0158).
create index product_application_state_newest on product_application (status, created_at desc) where status not in ('DRAFT', 'TRANSFERRED');
