import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ContactForm } from './contact-form';

/** The contact section; #contact links to it. */
export function ContactSection() {
  return (
    <section aria-labelledby="contact" className="section-space bg-sunken">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="contact" className="text-title">
            Write to us
          </h2>
          <p className="mt-4 text-lead text-ink-2">
            A question about a resort, the method or your account. The answer comes to the address you give.
          </p>
          <p className="mt-4 text-ink-2">
            What happens to your message stands in the{' '}
            <Link to={paths.privacyPolicy} className="link">
              privacy policy
            </Link>
            .
          </p>
        </div>
        <ContactForm />
      </div>
    </section>
  );
}
