import { href, Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { initials, type ShellUser } from "#app/ui/shell/account.ts";
import type { Profile } from "./profile-sections.tsx";

export const sections = [
  { id: "overview", label: "Overview", icon: "user-round" },
  { id: "account", label: "Account Info", icon: "id-card" },
  { id: "usage", label: "Usage & Plan", icon: "gauge" },
  { id: "billing", label: "Billing", icon: "receipt" },
  { id: "security", label: "Security", icon: "shield" },
  { id: "settings", label: "Settings", icon: "settings-2" },
] as const;

export type SectionId = (typeof sections)[number]["id"];
export const sectionIds: readonly string[] = sections.map(({ id }) => id);

interface ProfileAsideProps {
  user: ShellUser;
  profile: Pick<Profile, "name" | "email">;
  /** Id of the section that is in view, null while that is not known; "house-style" on that page, which has no sections. */
  current: string | null;
}

/** Who it is, and where the sections and pages of the profile are. */
export function ProfileAside({ user, profile, current }: ProfileAsideProps) {
  const elsewhere = current === "house-style";
  return (
    <aside aria-label="Sections">
      <div className="prof-id">
        <span className="avatar avatar-xl" aria-hidden="true">
          {initials(user)}
        </span>
        <div>
          <b className="serif clip">{profile.name}</b>
          <span className="faint sm clip">{profile.email}</span>
        </div>
      </div>
      <nav aria-label="Profile">
        {sections.map(({ id, label, icon }) =>
          elsewhere ? (
            <Link className="item" key={id} to={`${href("/profile")}#${id}`}>
              <Icon name={icon} />
              {label}
            </Link>
          ) : (
            <a className="item" key={id} href={`#${id}`} aria-current={id === current ? "true" : undefined}>
              <Icon name={icon} />
              {label}
            </a>
          ),
        )}
        <Link
          className="item"
          to={href("/profile/house-style")}
          aria-current={elsewhere ? "page" : undefined}
        >
          <Icon name="pen-line" />
          House style
        </Link>
      </nav>
    </aside>
  );
}
