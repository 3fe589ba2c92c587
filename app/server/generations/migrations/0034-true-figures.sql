-- Figures that no answer of a model has are unknown: a statement that tells of them could not be read.
update generations set input_tokens = null, output_tokens = null, usage_source = 'estimated'
where input_tokens not between 0 and 10000000
  or output_tokens not between 0 and 10000000
  or input_tokens <> round(input_tokens)
  or output_tokens <> round(output_tokens);
