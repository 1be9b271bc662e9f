import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Says the title of the new page to a screen reader, as a browser does when it loads a document. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const status = useRef<HTMLParagraphElement>(null);
  const announced = useRef(pathname);

  useEffect(() => {
    if (announced.current === pathname || !status.current) return;
    announced.current = pathname;
    status.current.textContent = document.title;
  }, [pathname]);

  return <p ref={status} role="status" className="visually-hidden" />;
}
