/** Whether a password may be chosen: what its call refuses is said there, clause by clause. */
export const isLikePassword = (password: string): boolean =>
  password.length >= 8 && /\p{L}/u.test(password) && /\p{N}/u.test(password);
