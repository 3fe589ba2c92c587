import type { ReactNode } from "react";

/** What an operator puts before `npm start`, and what it needs. */
interface Way {
  name: string;
  command: string;
  need: ReactNode;
}

const ways: readonly Way[] = [
  {
    name: "Ollama",
    command: "npm start",
    need: "An Ollama that runs on the same machine is found at the start. To name one of its models: MODEL=ollama:llama3.1 MODEL_BASE_URL=http://localhost:11434/v1.",
  },
  {
    name: "OpenAI",
    command: "MODEL=openai:gpt-4.1,builtin OPENAI_API_KEY=… npm start",
    need: "A key of your own from OpenAI. What is written there is billed by OpenAI.",
  },
  {
    name: "Anthropic",
    command: "MODEL=anthropic:claude-sonnet-4-5,builtin ANTHROPIC_API_KEY=… npm start",
    need: "A key of your own from Anthropic. What is written there is billed by Anthropic.",
  },
  {
    name: "Google",
    command: "MODEL=google:gemini-2.5-flash,builtin GOOGLE_GENERATIVE_AI_API_KEY=… npm start",
    need: "A key of your own from Google. What is written there is billed by Google.",
  },
  {
    name: "Any compatible server",
    command: "MODEL=compatible:my-model,builtin MODEL_BASE_URL=http://localhost:8000/v1 npm start",
    need: "A server that speaks OpenAI's chat completions: vLLM, llama.cpp, LM Studio. MODEL_API_KEY holds its key, if it wants one.",
  },
];

/** How the person who runs this server connects a model. */
export function ConnectModel() {
  return (
    <>
      <p>
        Without a model Stet has its built-in writer: it mends, arranges and asks, and it says before you
        click what needs a model. Whoever runs this server connects one, by one of the lines below. If that is
        somebody else, ask them for it.
      </p>
      {ways.map(({ name, command, need }) => (
        <div key={name}>
          <h3>{name}</h3>
          <p>
            <code>{command}</code>
          </p>
          <p>{need}</p>
        </div>
      ))}
      <h3>Is it right?</h3>
      <p>
        <code>npm run admin -- model</code>
      </p>
      <p>
        With the same settings in front, this tells which writer writes, has it write three short texts, and
        says what to check where it cannot.
      </p>
    </>
  );
}
