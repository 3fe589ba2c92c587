import { useEffect, useRef, useState } from "react";
import { Form, type FormProps, Link } from "react-router";
import { CatalogueIcon, Icon } from "../icon.tsx";
import { KindBadge, WorksheetNote } from "../kind-badge.tsx";
import { SearchField } from "../search-field.tsx";
import { PanelFoot, type PanelWork, saidId } from "./panels/panel-foot.tsx";
import { type PanelTool, vowOf } from "./panels/tool-rows.tsx";

/** A part of a template, in its order. */
interface Part {
  title: string;
  belongs: string;
}

/** A template, or a social or story tool, as the browser lists it. */
export interface ListedTemplate extends PanelTool {
  kind: "template" | "social" | "story";
  /** What the address names it by. */
  value: string;
  /** Platform of a social tool, group of a story tool. */
  end: string;
  skeleton: readonly Part[];
}

export const templateId = "template";
/** Id of the heading of what is chosen. */
const chosenId = "template-chosen";

interface TemplatesViewProps {
  templates: readonly ListedTemplate[];
  categories: readonly string[];
  /** What the address asks for. */
  category: string;
  query: string;
  chosen: ListedTemplate | null;
  /** The document that is written from; null: none. */
  from: { guid: string; title: string } | null;
  work: PanelWork;
  click: string;
  onSubmit?: FormProps["onSubmit"];
}

const firstOnes = 6;

const counted = (templates: readonly ListedTemplate[], kind: ListedTemplate["kind"]): number =>
  templates.filter((one) => one.kind === kind).length;

/** The browser of templates: a contents page, and beside it what the chosen one is made of. */
export function TemplatesView(props: TemplatesViewProps) {
  const { templates, categories, category, query: asked, chosen, from } = props;
  const [query, setQuery] = useState(asked);
  useLed(chosen?.value ?? null, props.work.notice?.text ?? null);
  const words = query.trim().toLowerCase();
  const found = templates.filter(
    (one) =>
      (category === "All" || one.category === category) &&
      `${one.name} ${one.shortDescription}`.toLowerCase().includes(words),
  );
  const address = (change: Record<string, string>): string => {
    const said = { document: from?.guid ?? "", category, q: query.trim(), ...change };
    const kept = Object.entries(said).filter(([, value]) => value !== "" && value !== "All");
    return `/create/templates?${new URLSearchParams(kept).toString()}`;
  };
  const count = (name: string): number =>
    name === "All" ? templates.length : templates.filter((one) => one.category === name).length;
  return (
    <main id="main" className="tpl">
      <h1 className="sr">Templates</h1>
      <div className="tpl-head">
        <nav className="tabs" aria-label="Category">
          {["All", ...categories].map((name) => (
            <Link
              key={name}
              className="tab"
              to={address({ category: name, template: chosen?.value ?? "" })}
              aria-current={name === category ? "page" : undefined}
              preventScrollReset
            >
              {name}
              <span className="count">{count(name)}</span>
            </Link>
          ))}
        </nav>
        <Form method="get" className="tpl-search" onSubmit={(event) => event.preventDefault()}>
          {from === null ? null : <input type="hidden" name="document" value={from.guid} />}
          {category === "All" ? null : <input type="hidden" name="category" value={category} />}
          <SearchField
            label="Search templates"
            name="q"
            placeholder="Search templates"
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape" && !event.nativeEvent.isComposing) setQuery("");
            }}
          />
        </Form>
      </div>
      <div className="tpl-told">
        <p className="kind-note">
          {counted(templates, "template")} templates, {counted(templates, "social")} social tools and{" "}
          {counted(templates, "story")} story tools.
        </p>
        <WorksheetNote
          kinds={templates.map(({ builtin }) => builtin)}
          builtinWrites={props.work.builtinWrites}
        />
      </div>
      <output className="sr">{words === "" ? "" : `${found.length} found`}</output>
      <div className="tpl-body">
        <Contents {...props} found={found} isSearched={words !== ""} address={address} />
        {chosen === null ? (
          <section className="tpl-peek is-none" aria-label="Preview">
            <p className="note">Choose a template, and here stands what it is made of.</p>
          </section>
        ) : (
          <Peek
            key={chosen.value}
            {...props}
            chosen={chosen}
            action={`${address({ template: chosen.value })}#${saidId}`}
          />
        )}
      </div>
    </main>
  );
}

type ContentsProps = TemplatesViewProps & {
  found: readonly ListedTemplate[];
  isSearched: boolean;
  address: (change: Record<string, string>) => string;
};

function Contents({ found, isSearched, category, categories, chosen, work, address }: ContentsProps) {
  if (found.length === 0) {
    return <p className="tpl-none">No templates found. Try adjusting your search or filter criteria</p>;
  }
  const shown = category === "All" ? categories : [category];
  const isCut = category === "All" && !isSearched;
  return (
    <div className={category === "All" ? "tpl-cols" : "tpl-cols is-one"}>
      {shown.map((name) => {
        const all = found.filter((one) => one.category === name);
        const first = isCut ? all.slice(0, firstOnes) : all;
        if (all.length === 0) return null;
        return (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {first.map((one) => (
                <li key={one.value}>
                  <Link
                    to={`${address({ template: one.value })}#${chosenId}`}
                    aria-current={one.value === chosen?.value ? "true" : undefined}
                    preventScrollReset
                  >
                    <b>{one.name}</b>
                    <span>
                      {one.shortDescription.replace(/\.$/, "")}
                      {one.end === "" ? null : `, ${one.end}`}
                    </span>
                    <KindBadge kind={one.builtin} builtinWrites={work.builtinWrites} />
                    {one.value === chosen?.value ? <Icon name="arrow-right" size={15} /> : null}
                  </Link>
                </li>
              ))}
            </ul>
            {all.length > first.length ? (
              <Link className="tpl-more link" to={address({ category: name })} preventScrollReset>
                {all.length - first.length} more<span className="sr"> of {name}</span>
              </Link>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}

/** Leads the focus to what was chosen, and to what is said of it, which comes into view by that. */
function useLed(chosen: string | null, said: string | null): void {
  const last = useRef({ chosen, said });
  useEffect(() => {
    const { chosen: before, said: saidBefore } = last.current;
    last.current = { chosen, said };
    if (said !== null && said !== saidBefore) document.getElementById(saidId)?.focus({ preventScroll: true });
    if (chosen !== null && chosen !== before) document.getElementById(chosenId)?.focus();
  }, [chosen, said]);
}

type PeekProps = TemplatesViewProps & {
  chosen: ListedTemplate;
  /** Where its form is sent. */
  action: string;
};

/** What a template is made of, and the form that asks for what it needs. */
function Peek({ chosen, from, work, click, action, onSubmit }: PeekProps) {
  const { kind, name, category, skeleton, most, icon } = chosen;
  const isTold = skeleton.some((part) => (work.sent[`part:${part.title}`] ?? "") !== "");
  return (
    <section className="tpl-peek" aria-label="Preview">
      <div className="tpl-what">
        <span className="tag">{category}</span>
        <CatalogueIcon name={icon} size={18} />
      </div>
      <h2 className="title" id={chosenId} tabIndex={-1}>
        {name}
      </h2>
      <p className="muted sm">{chosen.shortDescription}</p>
      {skeleton.length === 0 ? null : (
        <ol className="tpl-paper" aria-label="Its parts">
          {skeleton.map((part) => (
            <li key={part.title}>
              <b>{part.title}</b>
              <span>{part.belongs}</span>
            </li>
          ))}
        </ol>
      )}
      <Form
        id={templateId}
        method="post"
        action={action}
        className="panel-form"
        preventScrollReset
        onSubmit={onSubmit}
      >
        <input type="hidden" name="click" value={click} />
        <input type="hidden" name="document" value={from?.guid ?? ""} />
        {kind === "template" ? (
          <input type="hidden" name="template" value={chosen.value} />
        ) : (
          <>
            <input type="hidden" name="action" value={name} />
            <input type="hidden" name="template" value={chosen.value} />
          </>
        )}
        {from !== null && work.hasText ? (
          <p className="muted sm">
            Written from{" "}
            <b className="semi" dir="auto">
              {from.title}
            </b>
            , which stays as it is.
          </p>
        ) : null}
        {work.hasText || skeleton.length === 0 ? null : (
          <details className="tpl-parts" open={isTold}>
            <summary>Say more for each part</summary>
            {skeleton.map((part) => (
              <label className="field" key={part.title}>
                <span className="label">{part.title}</span>
                <input
                  className="input input-sm"
                  name={`part:${part.title}`}
                  dir="auto"
                  maxLength={300}
                  defaultValue={work.sent[`part:${part.title}`]}
                />
              </label>
            ))}
          </details>
        )}
        <PanelFoot
          work={work}
          apply={kind}
          button="Use this template"
          usual="card"
          vow={vowOf(chosen)}
          most={most}
          kind={chosen.builtin}
        />
      </Form>
    </section>
  );
}
