-- How often claims have each answer that lists are narrowed by. Without it, the planner takes two answers together for one claim, and
-- reads and sorts all claims of an account that thousands have.
create statistics claims_location on (nullif(answers->>'location', '')) from claims;
create statistics claims_state on (nullif(answers->>'state', '')) from claims;
create statistics claims_cause on (nullif(answers->>'cause', '')) from claims;
create statistics claims_line on (policy->>'line') from claims;
create statistics claims_body_part on (nullif(medical->>'bodyPart', '')) from claims;
create statistics claims_nature on (nullif(medical->>'nature', '')) from claims;
