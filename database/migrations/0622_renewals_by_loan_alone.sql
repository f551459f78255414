-- Renewals of several loans with one product stand side by side: product_application_open_loan (0605) alone tells what is open.
drop index product_application_open;
