-- Those that were due and have not been sent are looked for every hour.
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (next_try_at) WHERE state = 'waiting';
