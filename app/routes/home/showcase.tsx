/** The 35 content types of the catalogue, in five columns of seven. */
const columns = [
  {
    title: "Articles",
    types: [
      "Blog Posts",
      "Newsletters",
      "News Articles",
      "Opinion Pieces",
      "Essays",
      "How-To Guides",
      "Case Studies",
    ],
  },
  {
    title: "Correspondence",
    types: [
      "Emails",
      "Cover Letters",
      "CVs & Resumes",
      "Job Descriptions",
      "Invitations",
      "Proposals",
      "Press Releases",
    ],
  },
  {
    title: "Marketing",
    types: [
      "Marketing Copy",
      "Social Posts",
      "Ad Copy",
      "Landing Pages",
      "Product Descriptions",
      "Pitch Decks",
      "FAQs",
    ],
  },
  {
    title: "Reference",
    types: [
      "Reports",
      "White Papers",
      "Executive Summaries",
      "Meeting Notes",
      "User Manuals",
      "API Documentation",
      "Release Notes",
    ],
  },
  {
    title: "Stories",
    types: ["Stories", "Screenplays", "Poems", "Song Lyrics", "Speeches", "Video Scripts", "Podcast Notes"],
  },
] as const;

/** What guests see of the kinds of text that are written here. */
export function Showcase() {
  return (
    <section className="page showcase" aria-labelledby="showcase">
      <div className="sec-head">
        <h2 className="title" id="showcase">
          What people write here
        </h2>
        <p className="note">Thirty-five kinds of text. Or a blank page.</p>
      </div>
      <div className="idx">
        {columns.map(({ title, types }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {types.map((type) => (
                <li key={type}>{type}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
