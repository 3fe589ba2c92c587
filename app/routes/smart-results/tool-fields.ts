/** Fields of the form of Smart Tools: `tool` is a family and one of its suboptions, and each of these has a value. */
export const toolName = (family: string, suboption: string): string => `${family}: ${suboption}`;
export const valueField = (tool: string): string => `value:${tool}`;
