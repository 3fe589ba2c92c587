/** The clients that the tests' provider knows: this product, and somebody else's. */
export const clients = [
  { id: "stet", secret: "secret of the product's client" },
  { id: "somebody-else", secret: "secret of another client" },
] as const;

/** What a provider says of somebody. */
export interface Known {
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
}

/** An access token of somebody for a client. */
export interface Asked {
  id: string;
  client: string;
}
