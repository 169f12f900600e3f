import { Link } from 'react-router-dom';
import { BrandName } from '@/components/brand-name';
import { GUEST_FAVORITES_LIMIT, PASSWORD_MIN } from '@/config/constants';
import { paths } from '@/config/paths';
import { LegalPage, type LegalSection } from './legal-page';

const sections: readonly LegalSection[] = [
  {
    id: 'scope',
    title: 'What these terms cover',
    body: (
      <p>
        They apply to everyone who uses <BrandName />, with or without an account. The site is free of charge. It
        describes ski resorts; it does not sell lift tickets, lodging or travel, and no contract with a resort comes
        about through it. What happens to your data stands in the <Link to={paths.privacyPolicy}>privacy policy</Link>.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    body: (
      <ul>
        <li>
          A registered account needs a name, an email address that is yours, and a password of at least {PASSWORD_MIN}{' '}
          characters. It is for one person.
        </li>
        <li>
          A guest account needs nothing and keeps up to {GUEST_FAVORITES_LIMIT} favorites. It is tied to your browser:
          when the browser’s data are cleared, it cannot be restored.
        </li>
        <li>Keep your password to yourself, and tell us if someone else has got hold of it.</li>
        <li>If you are under 16, ask a parent or guardian before you sign up.</li>
      </ul>
    ),
  },
  {
    id: 'reviews',
    title: 'Reviews',
    body: (
      <>
        <p>Registered members may write one review per resort, and change or delete it. A review</p>
        <ul>
          <li>tells what you experienced at the resort yourself, and is not paid for or written to order,</li>
          <li>contains no insults, threats, advertising or links placed for their own sake,</li>
          <li>gives away no private details of other people,</li>
          <li>is your own text, or text that you may publish.</li>
        </ul>
        <p>
          The text remains yours. You allow us to show it on <BrandName />, with your name, and to count its rating, for
          as long as it is published here. We may take down a review that breaks these rules. If you think that one
          does, or that yours was taken down wrongly, <Link to={paths.contact('General Feedback')}>write to us</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'information',
    title: 'What the figures are worth',
    body: (
      <>
        <p>We take care that the information is right, but mountains, prices and timetables change. In particular</p>
        <ul>
          <li>lift ticket prices are indications; the price at the resort applies,</li>
          <li>seasons, lifts and runs depend on the weather and on the operator,</li>
          <li>
            weather and forecasts come with the uncertainty of every forecast; estimated values are marked as such,
          </li>
          <li>run lengths, counts and grades follow the resorts and are not measured in the same way everywhere,</li>
          <li>“not reported” means that we do not know.</li>
        </ul>
        <p>
          Resorts are analysed by AI agents, as described on the page <Link to={paths.about}>About</Link>. The analysis,
          the order and the matches are an aid to choosing, not advice for your case. Reviews are the opinions of those
          who wrote them.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'Safety on the mountain',
    body: (
      <p>
        Skiing and snowboarding are dangerous sports. Nothing on this site says that a slope is safe on a given day.
        Follow the signs and closures of the resort, its patrol, and the avalanche bulletin of the day, and ask trained
        people before you leave marked runs. The articles explain; they do not replace a course.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <>
        <p>Please do not</p>
        <ul>
          <li>use other people’s accounts, or pretend to be someone else,</li>
          <li>open accounts or guest sessions by machine, or get round the limits of an account,</li>
          <li>copy the reviews or the articles in bulk,</li>
          <li>load the servers to the disadvantage of others, or look for ways past their protection.</li>
        </ul>
        <p>Who does can have the account closed.</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Rights to the content',
    body: (
      <p>
        Texts, drawings and the design of <BrandName /> are protected. You may link to every page, quote with a mention
        of the source, and print for your own use. Map data and other material of third parties stand under the licences
        named beside them. Names of resorts belong to their owners.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Other sites',
    body: (
      <p>
        Links lead to sites that others run, such as avalanche services, studies or social networks. We chose them with
        care and are not responsible for what they show.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and changes of the site',
    body: (
      <p>
        We do not promise that the site is available without interruption or free of errors. Functions may be added,
        changed or removed. If we stop storing favorites or reviews, we say so in time for you to note them down.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the
        law does not allow otherwise. Beyond that, as the service is free, we are not liable for damage caused by slight
        negligence or by relying on a figure, forecast, score or review. Your rights as a consumer are not affected.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending',
    body: (
      <p>
        You can stop at any time and have your account deleted: the{' '}
        <Link to={{ pathname: paths.privacyPolicy, hash: '#deletion' }}>privacy policy</Link> says how. We may close an
        account that breaks these terms, after a warning where one makes sense.
      </p>
    ),
  },
  {
    id: 'final',
    title: 'Changes of these terms, and the law',
    body: (
      <p>
        When these terms change, the date at the head of this page changes. What has been agreed before is not altered
        afterwards, and whoever does not agree can end the use. The mandatory rules of the country you live in apply in
        any case. If one part of these terms is void, the others remain.
      </p>
    ),
  },
];

/** What applies to using the site. */
export function TermsConditions() {
  return (
    <LegalPage
      title="Terms & Conditions"
      intro="What you may expect from this website, what it expects from you, and what its figures are worth."
      sections={sections}
    />
  );
}
