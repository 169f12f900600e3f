import { Link } from 'react-router-dom';
import { BrandName } from '@/components/brand-name';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { LegalPage, type LegalSection } from './legal-page';
import { OtherServers, SentToServer, StoredInBrowser } from './privacy-data';

const sections: readonly LegalSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    body: (
      <ul>
        <li>Resorts, weather, reviews and articles can be read without an account and without giving a name.</li>
        <li>
          <BrandName /> sets no cookies, shows no advertising and loads no analytics or tracking of others.
        </li>
        <li>Favorites, profile and reviews are stored on our server, because you asked us to keep them.</li>
        <li>Reviews are public and carry your name. Favorites, email address and messages are not public.</li>
        <li>
          <span>{env.mapTileUrl ? 'Maps and some' : 'Some'}</span> pictures come from other servers, which see your IP
          address when you look at them.
        </li>
      </ul>
    ),
  },
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        The team behind <BrandName /> decides why and how the data described here are used. Write to us through the{' '}
        <Link to={paths.contact('General Feedback')}>contact form</Link> or to{' '}
        <a href={`mailto:${site.contact}`}>{site.contact}</a>.
      </p>
    ),
  },
  {
    id: 'in-your-browser',
    title: 'What is stored in your browser',
    body: <StoredInBrowser />,
  },
  {
    id: 'sent-to-us',
    title: 'What is sent to our server',
    body: <SentToServer />,
  },
  {
    id: 'public',
    title: 'What others can see',
    body: (
      <p>
        A review shows your name, your picture if your profile has one, the rating, the text and the date to everyone,
        search engines included. Choose the full name in your <Link to={paths.profile}>profile</Link> accordingly.
        Nobody but you sees your favorites, saved searches, drafts or email address on this site.
      </p>
    ),
  },
  {
    id: 'other-servers',
    title: 'Other servers and links',
    body: <OtherServers />,
  },
  {
    id: 'why',
    title: 'Why we may use the data',
    body: (
      <ul>
        <li>
          <strong>To do what you asked for:</strong> account, favorites, reviews, answers to messages (in the European
          Union: Article 6(1)(b) GDPR).
        </li>
        <li>
          <strong>To run the site:</strong> delivering pages, keeping it secure, fending off abuse, and seeing whether
          the prompt above is of use{env.vitalsEndpoint && ' and pages appear fast enough'}. That is our legitimate
          interest (Article 6(1)(f) GDPR); you can object.
        </li>
        <li>
          <strong>Because a law requires it,</strong> if an authority demands data with good reason (Article 6(1)(c)
          GDPR).
        </li>
      </ul>
    ),
  },
  {
    id: 'how-long',
    title: 'How long the data are kept',
    body: (
      <p>
        Account, profile and favorites are kept until you remove them or ask us to delete the account. Reviews are kept
        until you delete them or the account goes. Messages are kept as long as it takes to deal with them. Technical
        records of requests are kept only as long as security needs them.
      </p>
    ),
  },
  {
    id: 'deletion',
    title: 'Having data deleted, and your other rights',
    body: (
      <>
        <p>
          Favorites and reviews you can delete yourself, at any time. To have a whole account deleted, write to us
          through the <Link to={paths.contact('Technical Issues')}>contact form</Link>, from the email address of the
          account. For a guest account there is no address to prove it by: remove its favorites before you clear the
          browser.
        </p>
        <p>In the same way you can ask us</p>
        <ul>
          <li>what we have stored about you, and for a copy in a common format,</li>
          <li>to correct what is wrong,</li>
          <li>to restrict a use, or to stop one that rests on our legitimate interest.</li>
        </ul>
        <p>
          We may have to make sure that it is you who asks. If you think that we handle your data unlawfully, you can
          complain to the data protection authority where you live.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        Whoever can use your browser can use your session. On a shared computer, log out when you are done. Use a
        password here that you use nowhere else.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When the site begins to store or send something else, this page changes before it does, and the date at its head
        with it. The <Link to={paths.termsConditions}>terms and conditions</Link> say what applies to using the site.
      </p>
    ),
  },
];

/** What the site stores and sends, and how to have it deleted. */
export function PrivacyPolicy() {
  return (
    <LegalPage
      title="Privacy Policy"
      intro="What this website keeps in your browser, what it sends to our server, who else gets to see something, and how to have it deleted."
      sections={sections}
    />
  );
}
