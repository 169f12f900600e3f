import { type MessageLike, ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ReactNode } from 'react';
import { Link, type To, useLocation } from 'react-router-dom';
import { BrandName } from '@/components/brand-name';
import { localPath } from '@/config/locale';
import { paths } from '@/config/paths';
import { site } from '@/config/site';

interface MarkupProps {
  children?: ReactNode;
}

const linkTo =
  (to: To) =>
  ({ children }: MarkupProps) => <Link to={to}>{children}</Link>;

/** Links to this page in English, outside this language's router. */
function EnglishText({ children }: MarkupProps) {
  const { pathname } = useLocation();
  return (
    <a href={localPath(pathname, 'en')} hrefLang="en">
      {children}
    </a>
  );
}

/** The markup allowed in legal texts, by name. */
const markup = {
  strong: ({ children }: MarkupProps) => <strong>{children}</strong>,
  code: ({ children }: MarkupProps) => <code>{children}</code>,
  brand: () => <BrandName />,
  mail: ({ children }: MarkupProps) => <a href={`mailto:${site.contact}`}>{children}</a>,
  english: ({ children }: MarkupProps) => <EnglishText>{children}</EnglishText>,
  feedback: linkTo(paths.contact('General Feedback')),
  technical: linkTo(paths.contact('Technical Issues')),
  profile: linkTo(paths.profile),
  about: linkTo(paths.about),
  privacy: linkTo(paths.privacyPolicy),
  deletion: linkTo({ pathname: paths.privacyPolicy, hash: '#deletion' }),
  terms: linkTo(paths.termsConditions),
};

type Inputs = Record<string, string | number>;

interface LegalTextProps<Given extends Inputs> {
  message: (inputs: Given) => string;
  inputs?: Given;
}

/** A sentence or paragraph of a legal page, with its links and emphasis. */
export function LegalText<Given extends Inputs = Record<string, never>>({ message, inputs }: LegalTextProps<Given>) {
  const sentence = message as MessageLike<Inputs>;
  return <ParaglideMessage message={sentence} inputs={inputs ?? {}} markup={markup} />;
}

/** A LegalText as a paragraph. */
export function LegalParagraph<Given extends Inputs = Record<string, never>>(props: LegalTextProps<Given>) {
  return (
    <p>
      <LegalText {...props} />
    </p>
  );
}

/** A LegalText as an item of a list. */
export function LegalItem<Given extends Inputs = Record<string, never>>(props: LegalTextProps<Given>) {
  return (
    <li>
      <LegalText {...props} />
    </li>
  );
}

/** Sentences of a legal page as a list. */
export function LegalList({ messages }: { messages: readonly ((inputs: Record<string, never>) => string)[] }) {
  return (
    <ul>
      {messages.map((message) => (
        <LegalItem key={message({})} message={message} />
      ))}
    </ul>
  );
}
