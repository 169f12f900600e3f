import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';
import { ContactForm } from './contact-form';

/** The contact section; #contact links to it. */
export function ContactSection() {
  return (
    <section aria-labelledby="contact" className="py-section bg-sunken">
      <div className="wrap grid grid-cols-1 gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="contact" className="text-title">
            {m.about_write()}
          </h2>
          <p className="mt-4 text-lead text-ink-2">{m.about_write_text()}</p>
          <p className="mt-4 text-ink-2">
            <ParaglideMessage
              message={m.about_write_data}
              markup={{
                link: ({ children }) => (
                  <Link to={paths.privacyPolicy} className="link">
                    {children}
                  </Link>
                ),
              }}
            />
          </p>
        </div>
        <ContactForm />
      </div>
    </section>
  );
}
