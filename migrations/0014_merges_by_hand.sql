-- What was merged by hand follows the question that it was merged into, wherever comparisons bring that.

create index on moderation_acts ((after ->> 'canonicalId')) where act = 'merge';
