-- The report of flags looks values up by flag.
create index account_features_by_name on account_features (name, account_code);
create index brokerage_features_by_name on brokerage_features (name, brokerage_code);
