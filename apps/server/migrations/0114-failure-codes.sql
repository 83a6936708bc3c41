-- Why something failed was stored as the sentence that people read. From now on its code is stored, with the values that
-- the sentence names; the sentences are in packages/contracts. What no known sentence matches becomes the general code.
UPDATE responses SET failure = CASE
    WHEN failure LIKE 'This recording cannot be read%' THEN 'recording.unreadable'
    WHEN failure LIKE 'This recording has no picture%' THEN 'recording.without_picture'
    WHEN failure LIKE 'This recording is longer%' THEN 'recording.too_long'
    ELSE 'recording.not_checked'
  END
  WHERE failure IS NOT NULL;

ALTER TABLE media_tasks ALTER COLUMN failure TYPE jsonb USING CASE
    WHEN failure IS NULL THEN NULL
    WHEN failure LIKE 'The picture of answer%' THEN jsonb_build_object(
      'code', 'insights.not_looked_at',
      'values', jsonb_build_object('answers', to_jsonb(
        regexp_split_to_array(substring(failure from '^The picture of answers? ([0-9, ]+) could'), ', ')::int[])))
    WHEN failure LIKE '%The language model gave%' THEN '{"code": "insights.model_failed"}'
    WHEN failure LIKE '%cannot be read.' OR failure LIKE '%has no size.' OR failure LIKE '%is empty.'
      OR failure LIKE '%has no length.' OR failure LIKE '%neither picture nor sound.' OR failure LIKE '%is too long.'
      OR failure LIKE '%of the recording is too large.' THEN jsonb_build_object(
      'code', CASE
        WHEN failure LIKE '%is too long.' THEN 'media.too_long'
        WHEN failure LIKE '%too large.' THEN 'media.too_large'
        WHEN failure LIKE '%cannot be read.' OR failure LIKE '%has no size.' THEN 'media.unreadable'
        ELSE 'media.empty'
      END,
      'values', CASE
        WHEN failure LIKE 'Answer %:%'
          THEN jsonb_build_object('answer', substring(failure from '^Answer ([0-9]+):')::int)
        ELSE '{}'
      END)
    WHEN task = 'statements' THEN '{"code": "insights.model_failed"}'
    ELSE jsonb_build_object('code', task || '.failed')
  END;
