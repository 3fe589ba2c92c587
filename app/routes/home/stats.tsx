const figures = [
  { label: "templates", value: "100+" },
  { label: "languages", value: "50+" },
  { label: "AI models", value: "30+" },
  { label: "prompts generated", value: "50K+" },
  { label: "active users", value: "10K+" },
  { label: "uptime", value: "99.9%" },
] as const;

/** The marketing figures, as the specification gives them. */
export function Stats() {
  return (
    <section className="page stats" aria-labelledby="stats">
      <h2 className="title" id="stats">
        Trusted by Thousands
      </h2>
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
