import { type ComponentType, type ReactNode, type Ref, useEffect, useRef } from "react";
import { Banner, type Notice } from "../banner.tsx";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { TextAreaField, TextField } from "../field.tsx";
import { useFormErrors } from "../use-form-errors.ts";

export interface SupportValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

interface FormProps {
  id: string;
  method: "post";
  action: string;
  className: string;
  ref: Ref<HTMLFormElement>;
  children: ReactNode;
}

interface SupportSheetProps {
  /** An aside under the title. */
  lead?: string;
  values: SupportValues;
  errors: Partial<Record<keyof SupportValues, string>>;
  notice: Notice | null;
  /** The message is on its way, or has arrived: it cannot be sent again. */
  sent: boolean;
  /** Called when the dialog closes; absent on the page of its own. */
  onClose?: () => void;
  /** A link back on the page, a button in the dialog. */
  cancel: ReactNode;
  /** The router's form, or a fetcher's. */
  form: ComponentType<FormProps>;
  /** Where it posts `name email subject message`. */
  action: string;
}

/** Contact Support: a dialog over the page, or the one thing on a page of its own. */
export function SupportSheet(props: SupportSheetProps) {
  const { lead = "Tell us what you write, and where it stopped." } = props;
  const { values, notice, sent, onClose, cancel, form: Form, action } = props;
  const form = useRef<HTMLFormElement>(null);
  const errors = useFormErrors(form, props.errors);
  const arrived = notice?.kind === "success" ? notice.text : null;
  const said = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (arrived !== null) said.current?.focus();
  }, [arrived]);
  return (
    <Dialog
      id="support-title"
      title="Contact Support"
      lead={lead}
      wide
      level={onClose ? 2 : 1}
      modal={onClose !== undefined}
      onClose={onClose}
      foot={
        <>
          <output className="dialog-said" ref={said} tabIndex={-1}>
            {arrived}
          </output>
          {cancel}
          <Button kind="ink" form="support" disabled={sent}>
            Send message
          </Button>
        </>
      }
    >
      {notice && arrived === null ? <Banner kind={notice.kind}>{notice.text}</Banner> : null}
      <Form id="support" method="post" action={action} className="support" ref={form}>
        <div className="two">
          <TextField
            id="support-name"
            name="name"
            label="Name"
            autoComplete="name"
            defaultValue={values.name}
            error={errors.name}
          />
          {/* Trimmed, with no other rule: an answer may be wanted at an address that no browser takes for one. */}
          <TextField
            id="support-email"
            name="email"
            label="Email"
            type="text"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={values.email}
            error={errors.email}
          />
        </div>
        <TextField
          id="support-subject"
          name="subject"
          label="Subject"
          defaultValue={values.subject}
          error={errors.subject}
        />
        <TextAreaField
          id="support-message"
          name="message"
          label="Message"
          rows={4}
          defaultValue={values.message}
          error={errors.message}
        />
      </Form>
    </Dialog>
  );
}
