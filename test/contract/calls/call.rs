use std::env;

use openapi::apis::configuration::{ApiKey, Configuration};
use openapi::apis::questions_api::get_question;
use openapi::models::QuestionField;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let given: Vec<String> = env::args().skip(1).collect();
    let [address, key, id] = &given[..] else {
        panic!("needs an address, a key and an id")
    };
    let configuration = Configuration {
        base_path: address.clone(),
        api_key: Some(ApiKey {
            prefix: None,
            key: key.clone(),
        }),
        ..Configuration::default()
    };
    let fields = Some(vec![QuestionField::Text]);
    let question = get_question(&configuration, id, None, fields, None, None)
        .await
        .unwrap()
        .data;
    println!("{} {}", question.id, question.attribution.license);
}
