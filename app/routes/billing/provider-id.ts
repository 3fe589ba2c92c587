/** What is no id of a provider's is nobody's payment, and must not become part of a call's path. */
export const isProviderId = (id: string): boolean => /^[\w-]{1,100}$/.test(id);
