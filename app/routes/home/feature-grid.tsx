import { Icon } from "#app/ui/icon.tsx";

/** Six features, each with a figure made of text. */
export function FeatureGrid() {
  return (
    <section className="page fgrid-wrap" aria-labelledby="features">
      <div className="sec-head">
        <h2 className="title" id="features">
          Everything happens on the page
        </h2>
      </div>
      <div className="fgrid">
        <article>
          <ProofFigure />
          <h3>Smart Actions</h3>
          <p>
            Rewrite, expand, shorten or formalize in one click. Every change arrives as a proof mark, and each
            is yours to take or let stand.
          </p>
        </article>
        <article>
          <DialogueFigure />
          <h3>Brainstorm</h3>
          <p>Two roles argue your idea through, with a branch from any line you want to follow.</p>
        </article>
        <article>
          <SlipsFigure />
          <h3>Inspire</h3>
          <p>
            One sentence in, eight ways to say it out. Without a model it hands you the questions that lead
            there.
          </p>
        </article>
        <article>
          <IndexFigure />
          <h3>Templates</h3>
          <p>
            Press releases, poems and API documentation: choose one, see its skeleton, and bring your text or
            a brief.
          </p>
        </article>
        <article>
          <BriefFigure />
          <h3>Purpose Writer</h3>
          <p>Say who it is for and what it must do, and the draft starts from the purpose.</p>
        </article>
        <article>
          <LibraryFigure />
          <h3>Library</h3>
          <p>Everything you have written, in folders you named, searchable to the sentence.</p>
        </article>
      </div>
    </section>
  );
}

function ProofFigure() {
  return (
    <div className="fig serif">
      <p>
        We are <del className="proof">very pleased to be able to announce</del>{" "}
        <ins className="proof">opening</ins> our new reading room{" "}
        <del className="proof">at this point in time</del>.
      </p>
    </div>
  );
}

function DialogueFigure() {
  return (
    <div className="fig fig-dia">
      <p>
        <b>Strategist</b>
        <span className="serif">Lend the silence, not the room.</span>
      </p>
      <p>
        <b>Critic</b>
        <span className="serif">And when it is noisy by noon?</span>
      </p>
    </div>
  );
}

function SlipsFigure() {
  return (
    <div className="fig fig-slips serif">
      <p>The last ferry leaves at ten.</p>
      <p>Ten o'clock, and the island shuts.</p>
      <p>Miss the ferry once.</p>
    </div>
  );
}

const contents = [
  ["Press Release", "Content"],
  ["Cover Letter", "Business"],
  ["Tweet", "Social"],
  ["Poem", "Creative"],
] as const;

function IndexFigure() {
  return (
    <div className="fig fig-idx">
      {contents.map(([title, category]) => (
        <p key={title}>
          <span>{title}</span>
          <i />
          <span>{category}</span>
        </p>
      ))}
    </div>
  );
}

const brief = [
  ["Goal", "Educate audience"],
  ["Channel", "Email Newsletter"],
  ["Tone", "Friendly & warm"],
  ["Length", "Medium"],
] as const;

function BriefFigure() {
  return (
    <div className="fig fig-brief">
      {brief.map(([name, value]) => (
        <p key={name}>
          <span>{name}</span>
          {value}
        </p>
      ))}
    </div>
  );
}

const folders = [
  ["Slow Reply series", 12],
  ["Bakery, Mill Lane", 7],
  ["Job hunt", 4],
] as const;

function LibraryFigure() {
  return (
    <div className="fig fig-lib">
      {folders.map(([name, count]) => (
        <p key={name}>
          <Icon name="folder" size={15} />
          {name}
          <span>{count}</span>
        </p>
      ))}
      <p className="faint">
        <Icon name="folder-open" size={15} />
        Uncategorized
        <span>9</span>
      </p>
    </div>
  );
}
