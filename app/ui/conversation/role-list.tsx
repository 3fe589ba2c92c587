/** A role of the list. */
export interface KnownRole {
  name: string;
  lens: string;
  firstQuestion: string;
}

/** Id of the list that fields for a role point to. */
export const roleListId = "known-roles";

/** The roles that a field for one suggests; any other may be typed. */
export function RoleList({ roles }: { roles: readonly KnownRole[] }) {
  return (
    <datalist id={roleListId}>
      {roles.map(({ name, lens }) => (
        <option key={name} value={name}>
          {lens}
        </option>
      ))}
    </datalist>
  );
}
