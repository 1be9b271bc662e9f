import type { FrameWords } from "#app/content/schema/frame.ts";
import type { PageLink } from "#app/content/types.ts";
import styles from "./crash-page.module.css";

interface CrashPageProps {
  readonly words: FrameWords["crash"];
  readonly home: PageLink;
}

/** Stands in for a page that broke. Plain links and a reload, because the page's own scripts are not to be trusted. */
export function CrashPage({ words, home }: CrashPageProps) {
  return (
    <main className={`wrap ${styles.page ?? ""}`}>
      <h1>{words.title}</h1>
      <p className="lead">{words.text}</p>
      <p className="actions">
        <button
          type="button"
          className={styles.reload}
          onClick={() => {
            location.reload();
          }}
        >
          {words.reload}
        </button>
        <a href={home.href}>{home.label}</a>
      </p>
    </main>
  );
}
